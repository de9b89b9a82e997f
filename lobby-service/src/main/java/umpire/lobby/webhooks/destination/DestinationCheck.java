package umpire.lobby.webhooks.destination;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Keeps webhooks from being sent to addresses inside the installation: neither the user's URL nor
 * their name server is trusted. A host is resolved once, and all its addresses must be permitted.
 */
@ApplicationScoped
public class DestinationCheck {
  private final DestinationPolicy destinationPolicy;
  private final Resolver resolver;
  private final Duration within;

  public DestinationCheck(
      DestinationPolicy destinationPolicy,
      Resolver resolver,
      @ConfigProperty(name = "umpire.webhooks.within") Duration within) {
    this.destinationPolicy = destinationPolicy;
    this.resolver = resolver;
    this.within = within;
  }

  /** The pinned address; fails by a {@link Refusal} whose words are meant for the owner. */
  public Uni<ResolvedDestination> check(String url) {
    Destination destination;
    try {
      destination = Destination.read(url, destinationPolicy);
    } catch (IllegalArgumentException unreadable) {
      return Uni.createFrom().failure(new Refusal("" + unreadable.getMessage()));
    }
    Optional<InetAddress> literal = destination.literal();
    return (literal.isPresent()
            ? Uni.createFrom().item(List.of(literal.get()))
            : asked(destination))
        .map(addresses -> pinned(destination, addresses));
  }

  private Uni<List<InetAddress>> asked(Destination destination) {
    return resolver
        .addresses(destination.host())
        .ifNoItem()
        .after(within)
        .fail()
        .onFailure()
        .transform(_ -> nowhere());
  }

  private ResolvedDestination pinned(Destination destination, List<InetAddress> addresses) {
    if (addresses.isEmpty() || !addresses.stream().allMatch(destinationPolicy::address)) {
      throw nowhere();
    }
    return new ResolvedDestination(destination, addresses.getFirst());
  }

  /** The same for a name that is unknown and one that leads inside: nobody finds out our names. */
  private static Refusal nowhere() {
    return new Refusal("the host has no public address");
  }

  /** An address where nothing is sent. */
  public static final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Refusal(String why) {
      super(why, null, false, false);
    }

    /** In words for the owner of the webhook. */
    public String why() {
      return "" + getMessage();
    }
  }
}
