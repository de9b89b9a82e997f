package umpire.lobby.webhooks;

/** Called when something may be due, so that it is sent at once. */
public interface DueDeliveryListener {
  /** Something was made or asked for. */
  void due();
}
