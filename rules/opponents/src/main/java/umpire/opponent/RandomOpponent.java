package umpire.opponent;

import java.util.List;
import umpire.opponent.sample.OfferSampler;

/** Takes any command: its type first, then its parameters. */
public final class RandomOpponent implements Opponent {

  private final OfferSampler offerSampler;
  private final CommandBatching commandBatching;

  /** The seed decides everything. */
  public RandomOpponent(long seed) {
    this.offerSampler = OfferSampler.of(seed);
    this.commandBatching = new CommandBatching(offerSampler);
  }

  @Override
  public String name() {
    return "bot:random";
  }

  @Override
  public Object choose(Turn turn, OddsSource adjudicator) {
    return offerSampler.command(turn.asked().offers());
  }

  @Override
  public List<Object> order(Turn turn, OddsSource adjudicator) {
    commandBatching.look(turn);
    Object command = choose(turn, adjudicator);
    return turn.drafting() || commandBatching.opens(command)
        ? commandBatching.alone(
            commandBatching.whole(
                command, adjudicator, (_, next) -> offerSampler.command(next.offers())))
        : commandBatching.behind(command, turn.asked().offers(), offerSampler::command);
  }

  @Override
  public void taken(int commands) {
    commandBatching.taken(commands);
  }
}
