package cardinal.kernel;

/** A choice as a packed number: what it is, and up to three small arguments. Words are made when somebody reads. */
public final class Option {
    private Option() {
    }

    public static long of(int kind, int a, int b, int c) {
        assert kind >= 0 && kind <= 0xff && a == (short) a && b == (short) b && c == (short) c
                : "does not fit: " + kind + " " + a + " " + b + " " + c;
        return (long) (kind & 0xff) << 48 | (long) (a & 0xffff) << 32 | (long) (b & 0xffff) << 16 | c & 0xffff;
    }

    public static int kind(long option) {
        return (int) (option >>> 48) & 0xff;
    }

    public static int a(long option) {
        return (short) (option >>> 32);
    }

    public static int b(long option) {
        return (short) (option >>> 16);
    }

    public static int c(long option) {
        return (short) option;
    }
}
