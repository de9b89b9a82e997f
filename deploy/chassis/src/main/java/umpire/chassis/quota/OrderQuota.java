package umpire.chassis.quota;

import jakarta.inject.Singleton;
import umpire.chassis.auth.Permit;

/** The quota of orders that come by a socket, counted together with those that come by HTTP. */
@Singleton
public class OrderQuota {
  private final Quotas quotas;

  OrderQuota(Quotas quotas) {
    this.quotas = quotas;
  }

  /** Throws a {@link umpire.chassis.http.Problem} 429 where none is left; counts nothing. */
  public void require(Permit permit) {
    QuotaState _ = quotas.look(Quota.PLAY, QuotaCall.holder(Quota.PLAY, permit));
  }

  /**
   * Counts an order that was answered: one that was refused costs one, one that was accepted lets
   * its sender read some more.
   *
   * @param status the status of HTTP that the answer has
   */
  public void settle(Permit permit, int status) {
    quotas.settleOrder(
        QuotaCall.holder(Quota.PLAY, permit), QuotaCall.holder(Quota.READ, permit), status);
  }
}
