package umpire.lobby.identity;

/** Learns that something was written into the outbox, and that the transaction is committed. */
public interface CommitListener {
  void committed();
}
