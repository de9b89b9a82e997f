package umpire.local.drivers.peers;

/** A peer cannot be measured; the message says why, and what to do. */
public final class PeerFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  PeerFailure(String message) {
    super(message);
  }
}
