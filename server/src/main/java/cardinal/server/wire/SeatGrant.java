package cardinal.server.wire;

import java.util.Optional;

/**
 * The answer to those who take a seat. Whoever has the token plays; the server keeps only its hash.
 *
 * @param invitation  opens a free seat; a friend's link is /#/join/MATCH/INVITATION
 */
public record SeatGrant(String match, int seat, String token, Optional<String> invitation) {
}
