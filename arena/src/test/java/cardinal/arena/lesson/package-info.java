@org.jspecify.annotations.NullMarked
package cardinal.arena.lesson;
