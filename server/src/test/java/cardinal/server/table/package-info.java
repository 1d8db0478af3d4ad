@org.jspecify.annotations.NullMarked
package cardinal.server.table;
