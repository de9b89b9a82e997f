package umpire.lobby.moderation;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.chassis.http.Problem;
import umpire.lobby.identity.accounts.Accounts;
import umpire.lobby.identity.store.AccountRow;
import umpire.lobby.matchmaking.Restrictions;

/** Bans and blocks, as they are at the moment; of an account that is owned, its owner's too. */
@ApplicationScoped
class AppliedRestrictions implements Restrictions {
  private final Accounts accounts;
  private final Sanctions sanctions;
  private final Blocks blocks;

  AppliedRestrictions(Accounts accounts, Sanctions sanctions, Blocks blocks) {
    this.accounts = accounts;
    this.sanctions = sanctions;
    this.blocks = blocks;
  }

  @Override
  public Uni<Void> requireAllowed(String account, Area area) {
    return withOwner(account)
        .chain(ids -> sanctions.ban(ids, area))
        .invoke(AppliedRestrictions::refuse)
        .replaceWithVoid();
  }

  private static void refuse(Optional<Sanction> ban) {
    if (ban.isPresent()) {
      Sanction sanction = ban.get();
      String until = sanction.endsAt().map(end -> " until " + end).orElse("");
      throw Problem.of(
              403,
              "banned",
              "Banned",
              "This account is banned" + until + ": " + sanction.reason() + " See /v1/sanctions.")
          .asException();
    }
  }

  @Override
  public Uni<Void> requireUnblocked(String account, String other) {
    return Uni.combine()
        .all()
        .unis(withOwner(account), withOwner(other))
        .asTuple()
        .chain(both -> blocks.between(both.getItem1(), both.getItem2()))
        .invoke(
            blocked -> {
              if (blocked) {
                throw Problem.of(
                        403, "blocked", "Blocked", "One of the two does not play with the other.")
                    .asException();
              }
            })
        .replaceWithVoid();
  }

  private Uni<List<String>> withOwner(String account) {
    return accounts
        .of(account)
        .map(
            found ->
                Stream.concat(Stream.of(account), found.flatMap(AccountRow::owner).stream())
                    .toList());
  }
}
