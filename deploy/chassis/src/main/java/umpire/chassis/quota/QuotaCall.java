package umpire.chassis.quota;

import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import java.util.Arrays;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.auth.Caller;
import umpire.chassis.auth.Permit;
import umpire.chassis.http.ClientAddresses;

/** The present call and the quotas that count it. */
@RequestScoped
public class QuotaCall {
  private final Caller caller;
  private final RoutingContext routing;
  private final Quotas quotas;
  private final ClientAddresses addresses;
  private final String service;

  QuotaCall(
      Caller caller,
      RoutingContext routing,
      Quotas quotas,
      ClientAddresses addresses,
      @ConfigProperty(name = "quarkus.application.name") String service) {
    this.caller = caller;
    this.routing = routing;
    this.quotas = quotas;
    this.addresses = addresses;
    this.service = service;
  }

  /** How the caller stands with every quota of this service, in the order of {@link Quota}. */
  public QuotaList standings() {
    return new QuotaList(Arrays.stream(Quota.values()).map(this::view).toList());
  }

  private QuotaView view(Quota quota) {
    QuotaState quotaState = quotas.standing(quota, holder(quota));
    return new QuotaView(
        quota.key(),
        service,
        caller.account().isEmpty() ? "address" : quota.holder().word(),
        quotaState.most(),
        quotaState.aMinute(),
        quotaState.remaining(),
        quotaState.reset(),
        quota.about());
  }

  /** Whose calls are counted together with this one. */
  String holder(Quota quota) {
    if (caller.account().isEmpty()) {
      return "address " + addresses.network(routing.request());
    }
    return holder(quota, caller.permit());
  }

  /** Whose calls are counted together with those of a permit. */
  static String holder(Quota quota, Permit permit) {
    return switch (quota.holder()) {
      case TOKEN -> "token " + permit.session();
      case OWNER -> "owner " + permit.owner();
    };
  }
}
