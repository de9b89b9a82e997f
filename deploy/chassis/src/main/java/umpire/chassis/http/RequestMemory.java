package umpire.chassis.http;

import org.jboss.resteasy.reactive.server.core.CurrentRequestManager;

/** Shares of memory that are given back when the request in hand has been answered or is gone. */
public final class RequestMemory {
  private RequestMemory() {}

  /** A share of the budget that is closed at the end of the current request. */
  public static MemoryBudget.Share open(MemoryBudget budget) {
    MemoryBudget.Share share = budget.open();
    CurrentRequestManager.get().registerCompletionCallback(_ -> share.close());
    return share;
  }
}
