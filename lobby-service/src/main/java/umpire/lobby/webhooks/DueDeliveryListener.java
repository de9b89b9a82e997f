package umpire.lobby.webhooks;

/** Is told when something may be due, so that it goes out at once and not at the next look. */
public interface DueDeliveryListener {
  /** Something was made or asked for. */
  void due();
}
