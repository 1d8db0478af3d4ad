@org.jspecify.annotations.NullMarked
package cardinal.scenario.lesson;
