package cardinal.kernel;

/**
 * A part of what a procedure remembers, in an immutable class of its own. In fingerprints its fields count as fields of the
 * procedure, so that a procedure can be divided without changing them.
 */
public interface Locals {
}
