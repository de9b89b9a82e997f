package umpire.lobby.outbox;

/** Called when something was written into the outbox and the transaction is committed. */
public interface CommitListener {
  void committed();
}
