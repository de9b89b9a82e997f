package umpire.lobby.moderation.api;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Problem;
import umpire.lobby.common.BodyProblems;
import umpire.lobby.matchmaking.Restrictions;
import umpire.lobby.moderation.Sanction;
import umpire.lobby.moderation.Sanctions;

/** Reads what is to be issued; 400 with the place. */
final class SanctionOrders {
  private static final int LONGEST_REASON = 500;

  private SanctionOrders() {}

  static Sanctions.Order read(SanctionRequest request, Instant now) {
    Sanction.Kind kind = BodyProblems.at("/kind", () -> Sanction.Kind.of(request.kind()));
    boolean ban = kind == Sanction.Kind.BAN;
    requireOfBan("/areas", ban, request.areas());
    requireOfBan("/endsAt", ban, request.endsAt());
    Optional<Instant> end = Optional.ofNullable(request.endsAt());
    if (end.filter(time -> !time.isAfter(now)).isPresent()) {
      throw Problem.malformed("/endsAt", "a time to come").asException();
    }
    return new Sanctions.Order(
        request.account(),
        kind,
        ban ? areas(request.areas()) : List.of(),
        PlainText.read("/reason", request.reason(), LONGEST_REASON),
        Objects.requireNonNullElse(request.report(), ""),
        end);
  }

  private static void requireOfBan(String pointer, boolean ban, @Nullable Object given) {
    if (!ban && given != null) {
      throw Problem.malformed(pointer, "of a ban alone").asException();
    }
  }

  private static List<Restrictions.Area> areas(@Nullable List<String> given) {
    if (given == null) {
      return List.of(Restrictions.Area.values());
    }
    if (given.isEmpty()) {
      throw Problem.malformed("/areas", "at least one, or left out").asException();
    }
    return IntStream.range(0, given.size())
        .mapToObj(i -> BodyProblems.at("/areas/" + i, () -> Restrictions.Area.of(given.get(i))))
        .distinct()
        .toList();
  }
}
