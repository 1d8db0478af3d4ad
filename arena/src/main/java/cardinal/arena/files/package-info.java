/** Files that come with Cardinal or that people give. */
@NullMarked
package cardinal.arena.files;

import org.jspecify.annotations.NullMarked;
