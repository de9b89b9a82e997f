using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;

namespace Umpire {
  /// <summary>Reads one JSON text (RFC 8259).</summary>
  internal sealed class JsonParser {
    private const int Deepest = 500;
    private readonly string text;
    private int at;
    private int depth;

    internal JsonParser(string text) {
      this.text = text;
    }

    internal object Whole() {
      var value = Value();
      Space();
      if (at < text.Length) throw Wrong();
      return value;
    }

    private object Value() {
      Space();
      if (at == text.Length) throw Wrong();
      switch (text[at]) {
        case '{': return Object();
        case '[': return Array();
        case '"': return String();
        case 't': return Word("true", true);
        case 'f': return Word("false", false);
        case 'n': return Word("null", null);
        default: return Number();
      }
    }

    private object Object() {
      var members = new Dictionary<string, object>();
      Open('{');
      while (!Closed('}', members.Count == 0)) {
        Space();
        var name = String();
        Space();
        Take(':');
        members[name] = Value();
      }
      return members;
    }

    private object Array() {
      var items = new List<object>();
      Open('[');
      while (!Closed(']', items.Count == 0)) items.Add(Value());
      return items;
    }

    private void Open(char bracket) {
      Take(bracket);
      if (++depth > Deepest) throw Wrong();
    }

    /// <summary>Takes the bracket, or the comma before the next item.</summary>
    private bool Closed(char bracket, bool first) {
      Space();
      if (at < text.Length && text[at] == bracket) {
        at++;
        depth--;
        return true;
      }
      if (!first) Take(',');
      return false;
    }

    private string String() {
      var read = new StringBuilder();
      Take('"');
      while (true) {
        if (at == text.Length || text[at] < ' ') throw Wrong();
        var one = text[at++];
        if (one == '"') return read.ToString();
        read.Append(one == '\\' ? Escape() : one);
      }
    }

    private char Escape() {
      if (at == text.Length) throw Wrong();
      var one = text[at++];
      switch (one) {
        case 'b': return '\b';
        case 'f': return '\f';
        case 'n': return '\n';
        case 'r': return '\r';
        case 't': return '\t';
        case 'u':
          ushort code;
          if (at + 4 > text.Length || !ushort.TryParse(text.Substring(at, 4), NumberStyles.AllowHexSpecifier,
              CultureInfo.InvariantCulture, out code)) throw Wrong();
          at += 4;
          return (char) code;
        case '"': case '\\': case '/': return one;
        default: throw Wrong();
      }
    }

    private object Word(string word, object value) {
      if (string.CompareOrdinal(text, at, word, 0, word.Length) != 0) throw Wrong();
      at += word.Length;
      return value;
    }

    private object Number() {
      var begin = at;
      while (at < text.Length && "+-0123456789.eE".IndexOf(text[at]) >= 0) at++;
      var number = text.Substring(begin, at - begin);
      long whole;
      double real;
      if (long.TryParse(number, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out whole)) return whole;
      if (double.TryParse(number, NumberStyles.Float, CultureInfo.InvariantCulture, out real)) return real;
      throw Wrong();
    }

    private void Space() {
      while (at < text.Length && " \t\r\n".IndexOf(text[at]) >= 0) at++;
    }

    private void Take(char one) {
      if (at == text.Length || text[at] != one) throw Wrong();
      at++;
    }

    private FormatException Wrong() {
      return new FormatException("no JSON at character " + at);
    }
  }
}
