package cardinal.ufs.ability;

import cardinal.cards.text.Spoken;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.Property;
import java.util.List;

/** A rule that an effect adds to the game (J.3.5): prohibitions win over everything (K.1.2). */
public sealed interface Rule {
    /** The cards it is about, as far as it names them. */
    default Selector about() {
        return switch (this) {
            case CannotBlock r -> r.attack();
            case OnlyBlockedBy r -> r.attack();
            case CannotBeBlocked r -> r.attack();
            case Unblockable r -> r.attack();
            case CountsAsBlocked r -> r.attack();
            case CannotBe r -> r.card();
            case CannotLeave r -> r.card();
            case CannotBeAdded r -> r.card();
            case CannotChange r -> r.card();
            case NotBelowPrinted r -> r.card();
            case DoesNotReady r -> r.card();
            case Deals r -> r.attack();
            case AdjustsDamage r -> Selector.THIS_ATTACK;
            case NoReversal r -> r.attack();
            case CountsAsCards r -> r.card();
            case MomentumFaceUp r -> r.card();
            case AsThoughInHand r -> r.cards();
            case MayTry r -> r.cards();
            case MayBlockFrom r -> r.attack();
            case StaysInPool r -> r.card();
            case CannotBeAttacked r -> r.backup();
            case AlsoType r -> r.card();
            case CountsAsReviewed r -> r.cards();
            case MayBlockWith r -> r.attack();
            case MayReverse r -> r.attack();
            case PlayableOnlyIf r -> r.card();
            case ModifiesBlocks r when r.attack().isPresent() -> r.attack().get();
            case AdditionalCost r when r.to() instanceof AdditionalCost.To.Block b -> b.attack();
            default -> Happening.NOTHING_SAID;
        };
    }

    /** The things it may keep from being done to cards, as bits by the ordinals of {@link Act}. */
    default long keepsFrom() {
        long acts = 0;
        if (this instanceof CannotBe c) {
            for (Act act : c.acts()) {
                acts |= 1L << act.ordinal();
            }
        }
        return acts;
    }

    /** "your rival cannot play action cards", "you cannot play attacks", "attacks cannot be played" (NOBODY). from: "from their hand". */
    record CannotPlay(Who who, Filter what, Happening.As as) implements Rule {
    }

    /** "your rival cannot play abilities on their character", "abilities on the chosen card cannot be played". */
    record CannotPlayAbilities(Who who, AbilityFilter what) implements Rule {
    }

    /** "your rival must discard 1 card as an additional cost to block this attack" (UniVersus: Additional Costs). */
    record AdditionalCost(Who who, List<Instruction> costs, To to) implements Rule {
        /** What has to be paid for. */
        public sealed interface To {
            /** "to play attacks". */
            record Play(Filter cards) implements To {
            }

            /** "to block this attack", "to try to block this attack". */
            record Block(Selector attack, boolean tries) implements To {
            }

            /** "to play enhance abilities on foundations". */
            record Use(AbilityFilter abilities) implements To {
            }
        }
    }

    /** "your rival cannot block", "your rival cannot block this attack with foundations", "this attack cannot be blocked by high blocks". */
    record CannotBlock(Selector attack, Who who, java.util.Optional<Filter> with, Wording wording) implements Rule {
        /** How it is said. */
        public enum Wording {
            /** "this attack cannot be blocked by mid blocks". */
            PASSIVE,
            /** "your rival cannot block this attack with attacks". */
            ACTIVE
        }
    }

    /** "this attack can only be blocked by cards with a printed block modifier of 3 or greater". */
    record OnlyBlockedBy(Selector attack, Filter with) implements Rule {
    }

    /** "this attack cannot be completely blocked", "... partially blocked". */
    record CannotBeBlocked(Selector attack, Trait.Is how) implements Rule {
    }

    /** "this attack is unblockable" (G.2.1.1.2). */
    record Unblockable(Selector attack) implements Rule {
    }

    /** "this attack is considered completely blocked", "... partially blocked", "... blocked" (G.2.1.2). */
    record CountsAsBlocked(Selector attack, Trait.Is how) implements Rule {
    }

    /** "cannot be flipped", "cannot be destroyed or removed", "cannot be readied". by: whose effects; ANY when unsaid. */
    record CannotBe(Selector card, List<Act> acts, Happening.Cause by) implements Rule {
    }

    /** "your rival cannot draw cards", "you cannot add cards to your momentum". */
    record CannotDo(Who who, List<Act> acts, Filter cards, Place to) implements Rule {
    }

    /** "that card cannot leave the card pool". */
    record CannotLeave(Selector card, Place place, Happening.Cause by) implements Rule {
    }

    /** "cannot be added to your momentum". */
    record CannotBeAdded(Selector card, Place to) implements Rule {
    }

    /** "this attack's damage cannot be modified", "reduced", "increased". by: due to whose effects. */
    record CannotChange(Selector card, List<Property> properties, Happening.Changes.Direction direction,
            Happening.Cause by) implements Rule {
    }

    /** "this attack's speed and damage cannot be reduced below printed". */
    record NotBelowPrinted(Selector card, List<Property> properties, Happening.Cause by) implements Rule {
    }

    /** "your checks cannot be modified". */
    record ChecksCannotChange(CheckRef check, Happening.Cause by) implements Rule {
    }

    /** "does not ready during your next Ready Step". */
    record DoesNotReady(Selector card) implements Rule {
    }

    /** "this attack deals no damage", "that attack deals half damage (rounded up)", "still deals 1 damage". */
    record Deals(Selector attack, Dealt dealt) implements Rule {
        public sealed interface Dealt {
            @Spoken(Spoken.Manner.SILENT)
            record None() implements Dealt {
            }

            record HalfUp(boolean still) implements Dealt {
            }

            @Spoken(Spoken.Manner.HOLDER)
            record Exactly(Amount amount, boolean still) implements Dealt {
            }

            /** "deals at most 2 damage". */
            @Spoken(Spoken.Manner.HOLDER)
            record AtMost(Amount amount) implements Dealt {
            }
        }
    }

    /** "reduce the damage you would take by 3 (min. 1)", "... to 1": of the attack that is about to deal it (2010, 8.3.3.5). */
    record AdjustsDamage(Who who, Way way, Amount by, int least) implements Rule {
        /** By how much, or to what. */
        public enum Way {
            MORE, LESS, TO, HALF_UP, HALF_DOWN
        }
    }

    /** "your rival cannot gain health". */
    record CannotGainHealth(Who who) implements Rule {
    }

    /** "skip this attack's Enhance Step", "your rival skips their next Draw Step". */
    record Skip(Who who, Phase phase, boolean next) implements Rule {
    }

    /** "attacks cannot be played as a reversal to this attack" (I.3.11). */
    record NoReversal(Selector attack) implements Rule {
    }

    /** "this card counts as 2 foundations when committing to pass a check [to play a block]". */
    record CountsAsCards(Selector card, int n, Happening.Purpose purpose) implements Rule {
    }

    /**
     * "you may commit assets as though they were foundations to pass the check to play this card"; "when committing cards to pass a check, you may
     * commit 1 asset as though it were a foundation": no more of them for one check.
     */
    record CommitsAsFoundation(Selector cards, CheckRef check) implements Rule {
    }

    /** "failing that check does not end the Combat Phase". this: "failing this check will not end". */
    record FailingDoesNotEnd(CheckRef check) implements Rule {
    }

    /** "if this card is added to your momentum, add it face up". */
    record MomentumFaceUp(Selector card, When.Timing word) implements Rule {
    }

    /** "you may play cards from your discard pile as though they were in your hand" (K.3.17). */
    record AsThoughInHand(Who who, Selector cards, boolean block) implements Rule {
    }

    /**
     * "you may flip Spell cards in your card pool as though you were spending momentum to pay for Powerful abilities"; one: "you may sacrifice this
     * card as though you were spending 1 momentum to pay for an EX ability".
     */
    record AsThoughSpending(Act act, Selector cards, AbilityFilter abilities, boolean one) implements Rule {
    }

    /** "you may try to block this attack with a backup from your stage": as though it were in the hand. */
    record MayBlockFrom(Selector attack, Selector cards) implements Rule {
    }

    /** "you may try to play that card this turn": from where it is. */
    record MayTry(Who who, Selector cards) implements Rule {
    }

    /** "each player may play only 1 enhance ability during this attack". */
    record OnlyAbilities(Who who, int n, AbilityFilter what) implements Rule {
    }

    /** "only 1 attack may be played", "your rival can play only 1 more card". */
    record OnlyCards(Who who, int n, Filter what) implements Rule {
    }

    /** "you may choose not to clear this card during the End Phase", "does not clear from the card pool during the End Phase" (must). */
    record StaysInPool(Selector card, boolean must) implements Rule {
    }

    /** "your rival must play a non-attack card as their next form or pass"; ends: "or end their Combat Phase". */
    record NextFormIs(Who who, Filter what, boolean ends) implements Rule {
    }

    /** "your rival's block modifiers get +1"; attack: "your rival's block modifier to block this attack gets +2". */
    record ModifiesBlocks(Who whose, java.util.Optional<Selector> attack, boolean minus, Amount by) implements Rule {
    }

    /** "you may play only 1 of this card's abilities during each Enhance Step". */
    record OnlyOwnAbilities(int n) implements Rule {
    }

    /** "this backup cannot be attacked [by a rival's first attack each turn]". */
    record CannotBeAttacked(Selector backup, boolean firstOnly) implements Rule {
    }

    /** "this card is also an asset", "treat this card as an asset in addition to its other types". */
    record AlsoType(Selector card, Noun noun) implements Rule {
    }

    /** "you may include up to 10 copies of this card in your deck" (deck construction). */
    record DeckCopies(int most, boolean only) implements Rule {
    }

    /** "your hand size is 8"/"gets +1" lies in Modify; "you may have any number of ... with Unique". */
    record MoreThanOne(Filter what) implements Rule {
    }

    /** "cards milled this way count as being reviewed". */
    record CountsAsReviewed(Selector cards) implements Rule {
    }

    /** "that attack can only be played as a high attack" and "blocks of low zone may block this attack" are written with zones. */
    record MayBlockWith(Selector attack, AttackZone zone) implements Rule {
    }

    /** "you may play a reversal as if you blocked this attack" (2010, 8.3.3.12.1). */
    record MayReverse(Selector attack) implements Rule {
    }

    /** "this card cannot be played unless your character is Mira" (I.3.2). */
    record PlayableOnlyIf(Selector card, Condition condition) implements Rule {
    }
}
