using System;
using System.Collections.Generic;
using System.Globalization;
using System.Net.Http;
using System.Text;
using System.Threading.Tasks;

namespace Umpire {
  /// <summary>A refusal (RFC 9457).</summary>
  public sealed class Problem : Exception {
    public readonly int Status;
    public readonly object Body;

    /// <summary>Seconds to wait before the next attempt; 0 where nothing is stated.</summary>
    public readonly double RetryAfter;

    public Problem(int status, object body, double retryAfter) : base(status + ": " + Json.Word(body, "detail")) {
      Status = status;
      Body = body;
      RetryAfter = retryAfter;
    }
  }

  /// <summary>Sends requests to one origin, with a bearer token if there is one; the token may be changed.</summary>
  public class Transport {
    private readonly HttpClient http = new HttpClient { Timeout = TimeSpan.FromSeconds(60) };
    private readonly string origin;

    public string Token;

    public Transport(string origin) {
      this.origin = origin.TrimEnd('/');
    }

    protected async Task<T> Call<T>(string verb, string path, Dictionary<string, object> query,
        Dictionary<string, object> header, object body, Func<object, T> read) {
      var content = await Bytes(verb, path, query, header, body).ConfigureAwait(false);
      return content.Length == 0 ? default(T) : read(Json.Parse(Encoding.UTF8.GetString(content)));
    }

    protected async Task<byte[]> Bytes(string verb, string path, Dictionary<string, object> query,
        Dictionary<string, object> header, object body) {
      var asked = new StringBuilder();
      foreach (var one in query) {
        if (one.Value != null) {
          asked.Append(asked.Length == 0 ? '?' : '&').Append(one.Key).Append('=').Append(Quoted(one.Value));
        }
      }
      var request = new HttpRequestMessage(new HttpMethod(verb), origin + path + asked);
      foreach (var one in header) {
        if (one.Value != null) request.Headers.TryAddWithoutValidation(one.Key, Plain(one.Value));
      }
      if (Token != null) request.Headers.TryAddWithoutValidation("Authorization", "Bearer " + Token);
      if (body != null) request.Content = new StringContent(Json.Print(body), Encoding.UTF8, "application/json");
      using (var answer = await http.SendAsync(request).ConfigureAwait(false)) {
        var content = await answer.Content.ReadAsByteArrayAsync().ConfigureAwait(false);
        if (answer.IsSuccessStatusCode) return content;
        var wait = answer.Headers.RetryAfter;
        var seconds = wait != null && wait.Delta != null ? wait.Delta.Value.TotalSeconds : 0;
        throw new Problem((int) answer.StatusCode, Refusal(Encoding.UTF8.GetString(content)), seconds);
      }
    }

    /// <summary>A proxy between may refuse in words of its own.</summary>
    private static object Refusal(string content) {
      try {
        return Json.Parse(content);
      } catch (FormatException) {
        return content;
      }
    }

    protected static string Quoted(object value) {
      return Uri.EscapeDataString(Plain(value));
    }

    private static string Plain(object value) {
      return value is bool ? ((bool) value ? "true" : "false") : Convert.ToString(value, CultureInfo.InvariantCulture);
    }
  }
}
