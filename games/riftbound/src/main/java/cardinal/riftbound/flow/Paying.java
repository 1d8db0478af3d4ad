package cardinal.riftbound.flow;

import cardinal.kernel.Locals;

/**
 * How far a cost within an instruction is paid.
 *
 * @param payer  who pays it
 * @param payIndex  the part of it that comes next
 * @param declined  whether it is not paid
 */
record Paying(int payer, int payIndex, boolean declined) implements Locals {
    Paying fromStart() {
        return new Paying(payer, 0, declined);
    }

    Paying afterPart() {
        return new Paying(payer, payIndex + 1, declined);
    }

    Paying declining() {
        return new Paying(payer, payIndex, true);
    }
}
