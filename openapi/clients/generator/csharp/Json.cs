using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Text;

namespace Umpire {
  /// <summary>What can be written as JSON.</summary>
  public interface Written {
    object ToJson();
  }

  /// <summary>
  /// JSON as Dictionary, List, string, long, double, bool and null. A FormatException tells what is not as expected.
  /// </summary>
  public static class Json {
    public static object Parse(string text) {
      var parser = new JsonParser(text);
      return parser.Whole();
    }

    public static string Print(object value) {
      var text = new StringBuilder();
      Print(value, text);
      return text.ToString();
    }

    private static void Print(object value, StringBuilder to) {
      if (value is Written) {
        Print(((Written) value).ToJson(), to);
      } else if (value == null) {
        to.Append("null");
      } else if (value is string) {
        Quote((string) value, to);
      } else if (value is bool) {
        to.Append((bool) value ? "true" : "false");
      } else if (value is double) {
        to.Append(((double) value).ToString("R", CultureInfo.InvariantCulture));
      } else if (value is IDictionary) {
        var separator = "{";
        foreach (DictionaryEntry one in (IDictionary) value) {
          to.Append(separator);
          Quote((string) one.Key, to);
          to.Append(':');
          Print(one.Value, to);
          separator = ",";
        }
        to.Append(separator == "{" ? "{}" : "}");
      } else if (value is IEnumerable) {
        var separator = "[";
        foreach (var one in (IEnumerable) value) {
          to.Append(separator);
          Print(one, to);
          separator = ",";
        }
        to.Append(separator == "[" ? "[]" : "]");
      } else {
        to.Append(Convert.ToString(value, CultureInfo.InvariantCulture));
      }
    }

    private static void Quote(string text, StringBuilder to) {
      to.Append('"');
      foreach (var one in text) {
        if (one == '"' || one == '\\') {
          to.Append('\\').Append(one);
        } else if (one < ' ') {
          to.Append("\\u").Append(((int) one).ToString("x4"));
        } else {
          to.Append(one);
        }
      }
      to.Append('"');
    }

    public static object Any(object json) { return json; }

    public static string Text(object json) { return Expected<string>(json); }

    public static bool Flag(object json) { return Expected<bool>(json); }

    public static long Integer(object json) { return Expected<long>(json); }

    public static double Number(object json) { return json is long ? (long) json : Expected<double>(json); }

    public static Dictionary<string, object> Object(object json) { return Expected<Dictionary<string, object>>(json); }

    public static List<T> List<T>(object json, Func<object, T> read) {
      var list = new List<T>();
      foreach (var one in Expected<List<object>>(json)) list.Add(read(one));
      return list;
    }

    public static Dictionary<string, T> Map<T>(object json, Func<object, T> read) {
      var map = new Dictionary<string, T>();
      foreach (var one in Object(json)) map[one.Key] = read(one.Value);
      return map;
    }

    public static T Required<T>(Dictionary<string, object> from, string name, Func<object, T> read) {
      object value;
      if (!from.TryGetValue(name, out value)) throw new FormatException("the member " + name + " is missing");
      return read(value);
    }

    public static T Optional<T>(Dictionary<string, object> from, string name, Func<object, T> read) where T : class {
      object value;
      return from.TryGetValue(name, out value) && value != null ? read(value) : null;
    }

    public static T? OptionalValue<T>(Dictionary<string, object> from, string name, Func<object, T> read)
        where T : struct {
      object value;
      return from.TryGetValue(name, out value) && value != null ? read(value) : (T?) null;
    }

    /// <summary>A text member of an object; empty where there is none.</summary>
    public static string Word(object json, string name) {
      var from = json as Dictionary<string, object>;
      object value;
      return from != null && from.TryGetValue(name, out value) ? value as string ?? "" : "";
    }

    private static T Expected<T>(object json) {
      if (json is T) return (T) json;
      throw new FormatException(typeof(T).Name + " expected, not " + Print(json));
    }
  }
}
