package cardinal.riftbound.program;

import cardinal.cards.Pool;
import cardinal.cards.Records;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Named;
import cardinal.riftbound.ability.Token;
import cardinal.riftbound.card.BasicRune;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.ListedTags;
import cardinal.riftbound.card.ListedTokens;
import cardinal.riftbound.card.Supertype;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** The cards a match may use, each compiled once, with the tokens they make. Built once; safe to share between threads. */
public abstract class CardPool extends Pool<CardData, Ability, CardDef> {
    private final Map<Token, CardDef> tokens = new HashMap<>();
    private final Map<List<CardDef>, CardDef> joined = new HashMap<>();
    private final Map<List<CardDef>, CardDef> copying = new HashMap<>();
    private final Map<Worn, CardDef> equipped = new HashMap<>();
    private final Map<CardDef, CardDef> resting = new HashMap<>();
    private final CardDef blankBattlefield;
    private final Map<Named, List<String>> nameable = new ConcurrentHashMap<>();
    private boolean costChanges;
    private boolean wards;
    private boolean moveBans;
    private boolean playBans;
    private boolean bonusDamage;
    private boolean createsBattlefields;

    /** A pool with the six basic runes. */
    protected CardPool() {
        blankBattlefield = compiled(999_999,
                new CardData("Bare Ground", "", CardType.BATTLEFIELD, List.of(Supertype.TOKEN), List.of(), -1, -1, -1,
                        List.of(), ""),
                List.of());
        for (Domain d : Domain.values()) {
            add(BasicRune.card(d), List.of());
        }
    }

    /** A card with the programs of its abilities. */
    protected abstract CardDef compiled(int number, CardData data, List<Ability> abilities);

    /** 716: the ability that a keyword stands for and that goes on the chain. */
    public final Program ofKeyword(Keyword keyword) {
        return ofKeyword(keyword, 1);
    }

    /** The same for a keyword with this value. */
    public abstract Program ofKeyword(Keyword keyword, int value);

    /** The face of an object to which others are attached. */
    protected abstract CardDef joined(int number, CardDef bare, List<Lent> lent);

    /** The face of an object that is attached to another. */
    protected abstract CardDef asleep(int number, CardDef awake);

    /** The abilities of a token that the document lists with a text. */
    protected abstract List<Ability> listed(CardType type, String text);

    /** An ability of an object of this type, as texts write it. */
    protected abstract String written(CardType type, Ability ability);

    @Override
    protected final CardDef compile(int number, CardData data, List<Ability> abilities) {
        CardDef def = compiled(number, data, abilities);
        Records.visit(abilities, this::note);
        return def;
    }

    private void note(Object part) {
        switch (part) {
            case Fact.CostChange _,Fact.NextCosts _,Fact.OptionalCostsLess _,Fact.KeywordCosts _,Fact.OptionalCostsLessEither _,Fact.RepeatCostsLess _,Fact.FirstGearEachTurnCosts _ ->
                    costChanges = true;
            case Fact.CantBeChosenByEnemies _,Fact.CantBeChosenBy _ -> wards = true;
            case Fact.CantMove _,Fact.CantMoveTo _ -> moveBans = true;
            case Fact.OpponentsCantPlay _ -> playBans = true;
            case Token token -> createsBattlefields |= token.type() == CardType.BATTLEFIELD;
            case Fact.BonusDamage _,Fact.BonusDamageHere _,Fact.NextSpellBonusDamage _ -> bonusDamage = true;
            default -> {
            }
        }
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

    /** 439.2.b.5 of 2026-07: whether there may be more battlefields than the mode begins with. */
    public boolean createsBattlefields() {
        return createsBattlefields;
    }

    public boolean hasBonusDamage() {
        return bonusDamage;
    }

    /** The face of a token; made at the first use of its description. */
    public synchronized CardDef token(Token token) {
        return tokens.computeIfAbsent(token, t -> {
            int number = 1_000_000 + Math.floorMod(t.toString().hashCode(), 1_000_000);
            List<Ability> abilities = new ArrayList<>();
            if (!t.keywords().isEmpty()) {
                abilities.add(new Ability.Keywords(t.keywords()));
            }
            abilities.addAll(listed(t.type(), ListedTokens.text(t.name())));
            abilities.addAll(t.text());
            return compiled(number, data(t), abilities);
        });
    }

    /** 157, 187 of 2026-07: what is printed on a token: a rune is one of the basic ones, others have what is listed or said of them. */
    private CardData data(Token t) {
        if (t.type() == CardType.RUNE) {
            Domain domain =
                    Stream.of(Domain.values()).filter(d -> d.title().equals(t.name())).findFirst().orElseThrow();
            return new CardData(BasicRune.card(domain).name(), "", t.type(), List.of(Supertype.TOKEN), List.of(domain),
                    -1, -1, -1, List.of(), "");
        }
        List<String> tags = t.isUnit() || t.isGear() ? ListedTokens.tags(t.name()) : List.of();
        String text = t.text().isEmpty() ? ListedTokens.text(t.name())
                : t.text().stream().map(ability -> written(t.type(), ability)).collect(Collectors.joining("\n"));
        return new CardData(t.name(), "", t.type(), List.of(Supertype.TOKEN), List.of(), -1, -1, t.might(), tags, text);
    }

    /** 450.1.b.1: a face with the traits and text of another added: what a card has one of it keeps, the rest is joined. */
    public synchronized CardDef joined(CardDef own, CardDef added) {
        return joined.computeIfAbsent(List.of(own, added), _ -> {
            CardData a = own.data();
            CardData b = added.data();
            CardData both = new CardData(a.name(), a.code(), a.type(), union(a.supertypes(), b.supertypes()),
                    union(a.domains(), b.domains()), a.energy(), a.power(), a.might(), union(a.tags(), b.tags()),
                    a.text() + "\n" + b.text(), List.of(), "", null,
                    a.also() == null ? b.also() : a.also());
            return compiled(2_000_000 + own.number() * 1_000 + added.number(), both,
                    Stream.concat(own.abilities().stream(), added.abilities().stream()).toList());
        });
    }

    /** 477.1.b.2 of 2026-07: the face of a gear with the text of a unit added to its effect text. */
    public synchronized CardDef withEffectText(CardDef gear, CardDef unit) {
        return copying.computeIfAbsent(List.of(gear, unit), _ -> {
            List<Ability> all = new ArrayList<>(gear.abilities());
            unit.abilities().forEach(ability -> all.add(new Ability.EffectText(ability)));
            return compiled(5_000_000 + gear.number() * 1_000 + unit.number(), gear.data(), all);
        });
    }

    /** 719.1 of 2026-07: the face of an object to which these are attached. */
    public synchronized CardDef equipped(CardDef bare, List<Lent> lent) {
        return equipped.computeIfAbsent(new Worn(bare, List.copyOf(lent)),
                worn -> joined(3_000_000 + bare.number() * 1_000 + worn.lent().size(), bare, worn.lent()));
    }

    /** 718.2 of 2026-07: the face of an object that is attached. */
    public synchronized CardDef resting(CardDef awake) {
        return resting.computeIfAbsent(awake, face -> asleep(4_000_000 + face.number(), face));
    }

    private record Worn(CardDef bare, List<Lent> lent) {
    }

    private static <T> List<T> union(List<T> a, List<T> b) {
        return Stream.concat(a.stream(), b.stream()).distinct().toList();
    }

    /** 762, 763 of 2026-07: what a player may name: cards that exist and are no tokens, the types, tags of cards and tokens. */
    public final List<String> nameable(Named what) {
        return nameable.computeIfAbsent(what, this::allNameable);
    }

    private List<String> allNameable(Named what) {
        Stream<String> words = switch (what) {
            case CARD -> all().stream().filter(card -> !card.is(Supertype.TOKEN)).map(CardDef::name);
            case TYPE -> Stream.of(CardType.values()).map(CardType::word);
            case TAG -> Stream.concat(ListedTags.all().stream(),
                    all().stream().flatMap(card -> card.tags().stream()));
        };
        return words.distinct().sorted().toList();
    }

    /** What a player may name is part of a match in which somebody is told to name something. */
    @Override
    protected Collection<CardDef> related(CardDef card) {
        return Records.any(card.abilities(), part -> part instanceof Named) ? all() : List.of();
    }

    /** 652.2.a: a battlefield token with no abilities. */
    public CardDef blankBattlefield() {
        return blankBattlefield;
    }
}
