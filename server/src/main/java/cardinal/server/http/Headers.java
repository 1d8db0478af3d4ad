package cardinal.server.http;

import io.javalin.http.Context;

/** What browsers are told: nothing from elsewhere, no guessing of types, no framing. */
final class Headers {
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none';"
                    + " frame-ancestors 'none'";

    private Headers() {
    }

    static void set(Context answer) {
        answer.header("Content-Security-Policy", POLICY);
        answer.header("X-Content-Type-Options", "nosniff");
        answer.header("X-Frame-Options", "DENY");
        answer.header("Referrer-Policy", "no-referrer");
        answer.header("Cross-Origin-Opener-Policy", "same-origin");
        answer.header("Cross-Origin-Resource-Policy", "same-origin");
        answer.header("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
        if (answer.path().startsWith("/api")) {
            answer.header("Cache-Control", "no-store");
        }
    }
}
