package umpire.local.drivers.leaks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.PollUntil;
import umpire.local.drivers.outbound.HookReceiver;

/**
 * What an installation sends a viewer of a match by itself: the deliveries of a webhook of theirs,
 * and, where a match is looked at closer, what Discord shows them and their channel.
 */
final class OutboundMessages implements UnpromptedMessages {
  private static final Duration LONGEST = Duration.ofSeconds(60);

  /** A channel gets a message once the match has waited for the same seats for two seconds. */
  private static final Duration CHANNEL_PACE = Duration.ofMillis(3_500);

  /** Of one delivery, or of its time: two deliveries are two, whatever they say. */
  private static final List<String> OF_THE_DELIVERY =
      List.of("webhook-id", "webhook-timestamp", "webhook-signature", "host", "content-length");

  private final Api api;
  private final HookReceiver receiver;
  private final MatchHost.Person viewer;
  private final String name;
  private final String hook;
  private final List<String> replies = new ArrayList<>();
  private final List<DiscordChannel> channel;

  /**
   * Makes the webhook.
   *
   * @param channel in which the match is followed, or none
   */
  OutboundMessages(
      Api api,
      HookReceiver receiver,
      MatchHost.Person viewer,
      String match,
      List<DiscordChannel> channel) {
    this.api = api;
    this.receiver = receiver;
    this.viewer = viewer;
    this.name = match;
    this.channel = List.copyOf(channel);
    receiver.keep(name);
    ObjectNode wanted =
        Api.JSON.createObjectNode().put("url", receiver.url(name)).put("match", match);
    wanted.putArray("events").add("turn.changed").add("match.event").add("match.over");
    JsonNode made = api.good(api.post("/v1/webhooks", viewer.token(), wanted));
    receiver.trust(name, made.path("secret").asText());
    this.hook = made.at("/webhook/id").asText();
  }

  @Override
  public void look(String when) {
    channel.forEach(in -> in.replies().forEach(reply -> replies.add(when + ": " + reply)));
  }

  @Override
  public void await(String part) {
    PollUntil.until(
        "a delivery with " + part,
        LONGEST,
        () -> receiver.kept(name).stream().anyMatch(one -> one.body().contains(part)));
  }

  @Override
  public void settle() {
    if (!channel.isEmpty()) {
      long end = System.nanoTime() + CHANNEL_PACE.toNanos();
      while (System.nanoTime() < end) {
        PollUntil.pause();
      }
    }
  }

  @Override
  public List<String> received() {
    List<String> received = new ArrayList<>(replies);
    channel.forEach(in -> in.written().forEach(message -> received.add("channel: " + message)));
    received.addAll(deliveries());
    return received;
  }

  /** Each once, and sorted: several are under way at a time, and one may come again. */
  private List<String> deliveries() {
    Map<String, String> byId = new TreeMap<>();
    receiver
        .kept(name)
        .forEach(
            one ->
                byId.put(
                    one.headers().getOrDefault("webhook-id", ""),
                    "webhook: " + headers(one) + " " + one.body()));
    return byId.values().stream().sorted().toList();
  }

  private static Map<String, String> headers(HookReceiver.Delivery delivery) {
    Map<String, String> headers = new TreeMap<>(delivery.headers());
    int length = delivery.body().getBytes(java.nio.charset.StandardCharsets.UTF_8).length;
    if (!headers.getOrDefault("content-length", "").equals("" + length)) {
      headers.put("length", "does not fit");
    }
    headers.keySet().removeAll(OF_THE_DELIVERY);
    return headers;
  }

  @Override
  public void close() {
    JsonNode _ = api.good(api.delete("/v1/webhooks/" + hook, viewer.token()));
    receiver.discard(name);
    channel.forEach(DiscordChannel::close);
  }
}
