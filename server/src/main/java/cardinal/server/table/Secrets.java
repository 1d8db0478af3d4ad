package cardinal.server.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Words that nobody can guess: names of matches, tokens of seats, invitations. */
final class Secrets {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
    private static final int NAME = 16;
    private static final int TOKEN = 24;

    private Secrets() {
    }

    /** For a match: can be read aloud. */
    static String name() {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < NAME; i++) {
            name.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
        }
        return name.toString();
    }

    static String token() {
        byte[] bytes = new byte[TOKEN];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    static long seed() {
        return RANDOM.nextLong();
    }

    /** What is kept of a token. */
    static String hash(String token) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Whether a token is the one of which this is the hash; takes the same time either way. */
    static boolean match(String token, String hash) {
        return !hash.isEmpty() && MessageDigest.isEqual(hash(token).getBytes(StandardCharsets.UTF_8),
                hash.getBytes(StandardCharsets.UTF_8));
    }
}
