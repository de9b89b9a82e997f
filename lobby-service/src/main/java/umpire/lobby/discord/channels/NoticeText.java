package umpire.lobby.discord.channels;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import umpire.lobby.discord.links.DiscordLinks;
import umpire.lobby.discord.message.DiscordLimits;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.store.DiscordLinkRow;
import umpire.lobby.identity.accounts.Accounts;

/**
 * The message to a channel: whom its match waits for. It mentions those that must act and nobody
 * else; who is not linked is named by their account. Nothing in it is of one seat alone.
 */
@ApplicationScoped
public class NoticeText {
  private final DiscordLinks discordLinks;
  private final Accounts accounts;

  NoticeText(DiscordLinks discordLinks, Accounts accounts) {
    this.discordLinks = discordLinks;
    this.accounts = accounts;
  }

  /** The message about this state of a match. */
  public Uni<Message> of(String match, WaitingState waitingState) {
    List<String> asked =
        (waitingState.over() ? waitingState.winners() : waitingState.waitingFor())
            .stream()
                .flatMap(seat -> Optional.ofNullable(waitingState.accounts().get(seat)).stream())
                .distinct()
                .toList();
    return discordLinks
        .ofAccounts(waitingState.over() ? List.of() : asked)
        .chain(
            linked -> names(asked, linked).map(names -> text(match, waitingState, linked, names)));
  }

  private Uni<Map<String, String>> names(List<String> asked, List<DiscordLinkRow> linked) {
    List<String> others =
        asked.stream()
            .filter(account -> linked.stream().noneMatch(row -> row.account().equals(account)))
            .toList();
    return accounts.names(others);
  }

  private static Message text(
      String match,
      WaitingState waitingState,
      List<DiscordLinkRow> linked,
      Map<String, String> names) {
    String head = "**" + DiscordLimits.plain(waitingState.game()) + "** `" + match + "`: ";
    if (waitingState.over()) {
      String winners =
          waitingState.winners().stream()
              .map(seat -> seat(seat, waitingState.accounts(), _ -> null, names::get))
              .collect(Collectors.joining(", "));
      return Message.of(
          head
              + "over, "
              + DiscordLimits.plain(waitingState.level())
              + (winners.isEmpty() ? "." : ", won by " + winners + "."));
    }
    if (waitingState.waitingFor().isEmpty()) {
      return Message.of(head + "nobody is to act yet.");
    }
    Map<String, String> users =
        linked.stream()
            .collect(
                Collectors.toMap(
                    DiscordLinkRow::account, DiscordLinkRow::user, (one, _) -> one, TreeMap::new));
    String seats =
        waitingState.waitingFor().stream()
            .map(seat -> seat(seat, waitingState.accounts(), users::get, names::get))
            .collect(Collectors.joining(", "));
    return Message.of(head + "to act: " + seats + ".")
        .mentioning(users.values().stream().sorted().toList());
  }

  private static String seat(
      String seat,
      Map<String, String> accounts,
      Function<String, String> user,
      Function<String, String> name) {
    String account = accounts.getOrDefault(seat, "");
    String who =
        Optional.ofNullable(user.apply(account))
            .map(id -> "<@" + id + ">")
            .or(() -> Optional.ofNullable(name.apply(account)).map(DiscordLimits::plain))
            .map(known -> " (" + known + ")")
            .orElse("");
    return DiscordLimits.plain(seat) + who;
  }
}
