package cardinal.riftbound.deck.code;

import cardinal.kernel.BadInput;
import java.io.ByteArrayOutputStream;

/** Bytes as letters A to Z and digits 2 to 7, five bits each; with or without = at the end. */
final class Base32 {
    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

    private Base32() {
    }

    static String encode(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        int bits = 0;
        int held = 0;
        for (byte b : bytes) {
            held = held << 8 | b & 0xFF;
            for (bits += 8; bits >= 5; bits -= 5) {
                text.append(LETTERS.charAt(held >> bits - 5 & 31));
            }
            held &= (1 << bits) - 1;
        }
        return bits == 0 ? text.toString() : text.append(LETTERS.charAt(held << 5 - bits & 31)).toString();
    }

    static byte[] decode(String text) {
        String bare = text.replaceFirst("=+$", "");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int bits = 0;
        int held = 0;
        for (int i = 0; i < bare.length(); i++) {
            int value = LETTERS.indexOf(Character.toUpperCase(bare.charAt(i)));
            if (value < 0) {
                throw new BadInput(place(i + 1), "«" + bare.charAt(i)
                        + "» is not in the alphabet of deck codes: letters A to Z and digits 2 to 7");
            }
            held = held << 5 | value;
            bits += 5;
            if (bits >= 8) {
                bits -= 8;
                bytes.write(held >> bits);
                held &= (1 << bits) - 1;
            }
        }
        if (bits >= 5 || held != 0) {
            throw new BadInput(place(bare.length()),
                    "the code does not end with a whole byte; a letter is missing or too many");
        }
        return bytes.toByteArray();
    }

    /** A letter of a code, counted from 1. */
    private static String place(int letter) {
        return "deck code, letter " + letter;
    }
}
