package cardinal.ufs.ability;

import cardinal.cards.text.Spoken;
import java.util.List;

/** A whole text box: keyword line and paragraphs (B.6.5). */
@Spoken(value = Spoken.Manner.HOLDER, named = "keywords")
public record CardText(List<KeywordUse> keywords, List<Ability> abilities) {
    public static final CardText BLANK = new CardText(List.of(), List.of());
}
