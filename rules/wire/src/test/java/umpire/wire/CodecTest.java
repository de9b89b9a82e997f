package umpire.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.kernel.citation.Fraction;
import umpire.kernel.combat.Probability;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;
import umpire.kernel.id.QuestionId;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Options;
import umpire.wire.toy.Toy;

class CodecTest {
  private final Codec codec = Codec.of(Toy.types());

  @Test
  void aPositionComesBackEqual() {
    Toy.Position position = position();
    byte[] bytes = codec.bytes(position);
    assertThat(codec.read(bytes, Toy.Position.class)).isEqualTo(position);
    assertThat(new String(bytes, StandardCharsets.UTF_8))
        .startsWith(
            "{\"agenda\":{\"frames\":[{\"type\":\"morning\",\"turn\":3},{\"type\":\"shot\",\"by\":\"b\"");
  }

  @Test
  void anOpenInterfaceIsBoundToTheGamesFamilies() {
    Toy.Event event =
        new Toy.Event.Asked(
            new Pending.Question<>(
                new QuestionId(1),
                new Adjudicator.Supply(),
                new Toy.Trace.ByLand(new Place("0101"))));
    assertThat(codec.read(codec.bytes(event), Toy.Event.class)).isEqualTo(event);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {'type':'moved','unit':'a','to':'0101','x':1} | /x      | unknown member 'x'; known are type, unit, to
          {'type':'moved','unit':'a'}                   | ``      | member 'to' is missing
          {'unit':'a','to':'0101'}                      | ``      | member 'type' is missing
          {'type':'flown','unit':'a','to':'0101'}       | /type   | 'flown' is none of asked, moved, ruled
          {'type':7,'unit':'a','to':'0101'}             | /type   | expected a string, not the number 7
          {'type':'moved','unit':null,'to':'0101'}      | /unit   | null is not allowed
          {'type':'moved','unit':{'id':'a'},'to':'01'}  | /unit   | expected a string, not an object
          {'type':'moved','unit':'a','to':'0101 '}      | /to     | not the id of a place: '0101 '
          {'type':'moved','unit':'a','unit':'a'}        | /unit   | malformed: Duplicate field 'unit'
          {'type':'moved','unit':'a','to':'01'} 1       | ``      | malformed: Trailing token
          {'type':'moved','unit':'a','to':'01'          | /to     | malformed: Unexpected end-of-input
          []                                            | ``      | expected an object, not an array
          null                                          | ``      | null is not allowed
          `` | `` | the document is empty
          {'type':'ruled','findings':{}}                | /findings | expected an array, not an object
          {'type':'ruled','findings':[{'rule':'1','because':{'type':'asleep'},'effect':{'type':'shift','columns':1.5}}]} | /findings/0/effect/columns | expected an integer, not the number 1.5
          {'type':'ruled','findings':[{'rule':'1','because':{'type':'asleep'},'effect':{'type':'shift','columns':3000000000}}]} | /findings/0/effect/columns | 3000000000 is out of range of 32 bits
          {'type':'ruled','findings':[{'rule':'1','because':{'type':'awake'},'effect':{'type':'none'}}]} | /findings/0/because/type | 'awake' is none of asleep, too-far
          {'type':'ruled','findings':[{'rule':'1','because':{'type':'asleep'},'effect':{'type':'times','factor':'1/0'}}]} | /findings/0/effect/factor | a denominator is at least 1, not 0
          {'type':'ruled','findings':[{'rule':'1','because':{'type':'asleep'},'effect':{'type':'times','factor':1.5}}]} | /findings/0/effect/factor | expected a string, not the number 1.5
          """)
  void whatIsNotAnEventIsRefusedWithPointerAndReason(String json, String pointer, String reason) {
    assertThatThrownBy(() -> codec.read(bytes(json), Toy.Event.class))
        .isInstanceOfSatisfying(
            WireException.class,
            e -> {
              assertThat(e.pointer()).isEqualTo(pointer);
              assertThat(e.reason()).startsWith(reason);
              assertThat(e.file()).isEmpty();
              assertThat(e.in("x.json").file()).isEqualTo("x.json");
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"'-1/2'", "'1/0'", "'/2'", "'1/'", "'1.5'", "''", "1", "'1/2/3'"})
  void whatIsNoProbabilityIsRefused(String json) {
    assertThat(codec.read(bytes("'2/4'"), Probability.class)).isEqualTo(Probability.of(1, 2));
    assertThatThrownBy(() -> codec.read(bytes(json), Probability.class))
        .isInstanceOf(WireException.class);
  }

  @Test
  void pointersAreEscaped() {
    assertThatThrownBy(() -> codec.read(bytes("{'a/b~c':1}"), Toy.Level.class))
        .isInstanceOf(WireException.class);
    assertThatThrownBy(() -> codec.read(bytes("{'frames':[],'a/b~c':1}"), Agenda.class))
        .isInstanceOfSatisfying(
            WireException.class, e -> assertThat(e.pointer()).isEqualTo("/a~1b~0c"));
  }

  @Test
  void setsAndMapsOfAnyOrderGiveEqualBytes() {
    Set<Place> one = new LinkedHashSet<>(List.of(new Place("0102"), new Place("0101")));
    Set<Place> other = new LinkedHashSet<>(List.of(new Place("0101"), new Place("0102")));
    assertThat(codec.bytes(one)).isEqualTo(codec.bytes(other));
    Map<Place, Integer> map = new LinkedHashMap<>();
    map.put(new Place("0102"), 1);
    map.put(new Place("0101"), 2);
    assertThat(new String(codec.bytes(map), StandardCharsets.UTF_8))
        .isEqualTo("{\"0101\":2,\"0102\":1}");
  }

  @Test
  void aSetHoldsNothingTwice() {
    String json = new String(codec.bytes(position()), StandardCharsets.UTF_8);
    String twice = json.replace("\"taken\":[", "\"taken\":[\"0101\",");
    assertThatThrownBy(() -> codec.read(twice.getBytes(StandardCharsets.UTF_8), Toy.Position.class))
        .hasMessageStartingWith("JSON at /taken/1: ")
        .hasMessageContaining("stands twice");
  }

  @Test
  void aListOfIdsIsAListOfScalars() {
    JsonNode json = codec.parse(bytes("['0101','0102']"));
    assertThat(codec.readList(json, Place.class))
        .containsExactly(new Place("0101"), new Place("0102"));
    assertThatThrownBy(() -> codec.readList(codec.parse(bytes("['a b']")), Place.class))
        .hasMessageStartingWith("JSON at /0: not the id of a place");
  }

  @Test
  void sharesAreWrittenByTheNamesThatACommandGivesThem() {
    Offer<Toy.Command> offer =
        Offer.of(
            Toy.Command.Share.class,
            "hits",
            new Domain.Shares(List.of(new Domain.Share(new Toy.UnitId("a"), 0, 2)), 1, 2));
    assertThat(new String(codec.bytes(offer), StandardCharsets.UTF_8))
        .contains("\"shares\":[{\"value\":\"a\",\"least\":0,\"most\":2}],\"min\":1,\"max\":2}");
    assertThat(
            offer.admits(codec.read(bytes("{'type':'share','hits':{'a':2}}"), Toy.Command.class)))
        .isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          'shares':[{'value':'a','least':0,'most':2}],'min':3,'max':4  | `` | no shares from 0 to 2
          'shares':[{'value':'a','least':2,'most':1}],'min':1,'max':1  | /parameters/0/domain/shares/0 | no integer from 2 to 1
          'shares':[{'value':1,'least':2,'most':2}],'min':1,'max':1    | /parameters/0/domain/shares/0/value | expected a string
          'shares':[{'value':'a','least':2}],'min':1,'max':1           | /parameters/0/domain/shares/0 | member 'most' is missing
          'shares':{},'min':1,'max':1                                  | /parameters/0/domain/shares | expected an array
          'shares':[],'min':1                                          | /parameters/0/domain | member 'max' is missing
          """)
  void sharesThatMakeNoSenseAreRefused(String shares, String pointer, String reason) {
    String json =
        "{'type':'share','parameters':[{'name':'hits','domain':{'type':'shares',%s}}]}"
            .formatted(shares);
    assertThatThrownBy(() -> codec.readList(codec.parse(bytes("[" + json + "]")), Offer.class))
        .isInstanceOfSatisfying(
            WireException.class,
            e -> {
              assertThat(e.pointer())
                  .isEqualTo("/0" + (pointer.isEmpty() ? "/parameters/0/domain" : pointer));
              assertThat(e.reason()).startsWith(reason);
            });
  }

  @Test
  void aMapHoldsNoKeyTwice() {
    String json = new String(codec.bytes(position()), StandardCharsets.UTF_8);
    String twice = json.replace("\"0101/0102\":", "\"0102/0101\":2,\"0101/0102\":");
    assertThat(twice).isNotEqualTo(json);
    assertThatThrownBy(() -> codec.read(twice.getBytes(StandardCharsets.UTF_8), Toy.Position.class))
        .hasMessageContaining("stands twice among the keys");
  }

  @Test
  void theMapperCarriesOurRecordsInForeignEnvelopes() throws IOException {
    record Letter(String to, Toy.Event event, List<Place> places) {}
    Letter letter =
        new Letter(
            "you",
            new Toy.Event.Moved(new Toy.UnitId("a"), new Place("0101")),
            List.of(new Place("0102")));
    byte[] bytes = codec.mapper().writeValueAsBytes(letter);
    assertThat(new String(bytes, StandardCharsets.UTF_8)).contains("\"type\":\"moved\"");
    assertThat(codec.mapper().readValue(bytes, Letter.class)).isEqualTo(letter);
  }

  @Test
  void aFamilyWithTwoMembersOfOneNameIsRefused() {
    assertThatThrownBy(() -> Families.members(List.of(Clash.class)))
        .hasMessageContaining("share the name 'step': rename one");
    assertThatThrownBy(() -> Families.members(List.of(Odd.class)))
        .hasMessageContaining("neither a record nor sealed");
    assertThatThrownBy(() -> RecordLayout.of(Typed.Wrong.class))
        .hasMessageContaining("has a component 'type'");
  }

  sealed interface Clash {
    sealed interface Land extends Clash {
      record Step() implements Land {}
    }

    sealed interface Sea extends Clash {
      record Step() implements Sea {}
    }
  }

  sealed interface Odd {
    enum Colour implements Odd {
      RED
    }
  }

  sealed interface Typed {
    record Wrong(String type) implements Typed {}
  }

  private static byte[] bytes(String json) {
    return json.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
  }

  static Toy.Position position() {
    Toy.UnitId b = new Toy.UnitId("b");
    Agenda<Toy.Frame> below = Agenda.of(new Toy.Frame.Morning(2));
    return new Toy.Position(
        new Agenda<>(List.of(new Toy.Frame.Morning(3), new Toy.Frame.Interrupt.Shot(b, below))),
        Map.of(b, new Place("0101"), new Toy.UnitId("a"), new Place("0102")),
        new TreeMap<>(Map.of(new Hexside(new Place("0101"), new Place("0102")), new Toy.Level(1))),
        Set.of(new Place("0101"), new Place("0102"), new Place("harstad")),
        new TreeSet<>(List.of("x", "y")),
        List.of(List.of(1, 2), List.of()),
        Toy.Weather.DEEP_SNOW,
        new Options(Map.of("fog", "on")),
        new Fraction(3, 2),
        5_000_000_000L,
        true,
        new Toy.Shape.Line(new Hexside(new Place("0102"), new Place("0101"))));
  }
}
