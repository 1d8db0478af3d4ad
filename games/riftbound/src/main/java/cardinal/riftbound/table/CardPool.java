package cardinal.riftbound.table;

import cardinal.kernel.BadInput;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.card.BasicRune;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.CardDef;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Supertype;
import cardinal.riftbound.verb.PlayTokens;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The cards a match may use, each compiled once, with the tokens they make. Built once; safe to share between threads. */
public final class CardPool {
    private static final CardDef BLANK_BATTLEFIELD = new CardDef(999_999,
            new CardData("Bare Ground", "", CardType.BATTLEFIELD, List.of(Supertype.TOKEN), List.of(), -1, -1, -1,
                    List.of(), ""),
            List.of());
    private final Map<String, CardDef> byName = new LinkedHashMap<>();
    private final Map<PlayTokens.Token, CardDef> tokens = new HashMap<>();
    private int count;
    private boolean costChanges;
    private boolean wards;
    private boolean moveBans;
    private boolean playBans;
    private boolean bonusDamage;
    private boolean replacements;

    /** A pool with the six basic runes. */
    public CardPool() {
        for (Domain d : Domain.values()) {
            add(BasicRune.card(d), List.of());
        }
    }

    public CardDef add(CardData data, List<Ability> abilities) {
        CardDef def = new CardDef(count++, data, abilities);
        byName.put(key(data.name()), def);
        String all = abilities.toString();
        costChanges |= all.contains("CostChange");
        wards |= all.contains("CantBeChosen");
        moveBans |= all.contains("CantMove");
        playBans |= all.contains("OpponentsCantPlay");
        replacements |= def.replacements().length > 0 || all.contains("Instead[");
        bonusDamage |= all.contains("BonusDamage");
        return def;
    }

    /** Whether any card here can alter the costs of other cards; if not, nobody has to look for it. */
    public boolean hasCostChanges() {
        return costChanges;
    }

    public boolean hasWards() {
        return wards;
    }

    public boolean hasMoveBans() {
        return moveBans;
    }

    public boolean hasPlayBans() {
        return playBans;
    }

    public boolean hasReplacements() {
        return replacements;
    }

    public boolean hasBonusDamage() {
        return bonusDamage;
    }

    public @Nullable CardDef find(String name) {
        return byName.get(key(name));
    }

    public CardDef get(String name) {
        CardDef def = find(name);
        if (def == null) {
            throw new BadInput("there is no card named \"" + name + "\"");
        }
        return def;
    }

    public Collection<CardDef> all() {
        return byName.values();
    }

    /** The face of a token; made at the first use of its description. */
    public synchronized CardDef token(PlayTokens.Token token) {
        return tokens.computeIfAbsent(token, t -> {
            List<Ability> abilities = new ArrayList<>();
            if (!t.keywords().isEmpty()) {
                abilities.add(new Ability.Keywords(t.keywords()));
            }
            String tag = t.name().equals("Sprite") ? "Fae" : t.name();
            int number = 1_000_000 + Math.floorMod(t.toString().hashCode(), 1_000_000);
            return new CardDef(number,
                    new CardData(t.name(), "", CardType.UNIT, List.of(Supertype.TOKEN), List.of(), -1, -1, t.might(),
                            List.of(tag), ""),
                    abilities);
        });
    }

    /** 652.2.a: a battlefield token with no abilities. */
    public CardDef blankBattlefield() {
        return BLANK_BATTLEFIELD;
    }

    public long fingerprint() {
        long hash = 17;
        for (CardDef def : byName.values()) {
            hash = hash * 1_000_003 + def.data().toString().hashCode();
        }
        return hash;
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT).replace('’', '\'').strip();
    }
}
