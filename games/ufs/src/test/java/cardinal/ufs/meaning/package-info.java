/** What sentences mean, tried at every number and in every way: generated tables instead of single examples. */
@org.jspecify.annotations.NullMarked
package cardinal.ufs.meaning;
