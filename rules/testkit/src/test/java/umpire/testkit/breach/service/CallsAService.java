package umpire.testkit.breach.service;

import java.net.URI;
import java.net.http.HttpRequest;

/** A service that asks another one by HTTP. */
public final class CallsAService {
  private CallsAService() {}

  public static HttpRequest request() {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:1/v1")).build();
  }
}
