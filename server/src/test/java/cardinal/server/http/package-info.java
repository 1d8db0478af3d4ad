@org.jspecify.annotations.NullMarked
package cardinal.server.http;
