package umpire.wire.notation;

/** Texts of {@link Say}: what they mean, or why they do not. */
public final class SayTexts {
  /** A text, and its canonical form; {@code !} where it cannot be read. */
  public static final String READ =
      """
      halt                                       | halt
      Halt;                                      | halt
      march 1-bde to=1913 via=1911,1912          | march 1-bde to=1913 via=1911,1912
      march 1-bde 1913 1911, 1912                | march 1-bde to=1913 via=1911,1912
      MARCH via = 1911 ,1912 to=1913 unit=1-bde  | march 1-bde to=1913 via=1911,1912
      march unit=1-bde to=1913 via=              | march 1-bde to=1913
      march 1-bde via= to=1913                   | march 1-bde to=1913
      openfire airPoints=7                       | open-fire air-points=7
      open-fire b,a air_points=-3                | open-fire a,b air-points=-3
      open-fire "a" "7                           | !
      bear-hits b:2,a:1                          | bear-hits a:1,b:2
      bear-hits                                  | bear-hits
      note ""                                    | note ""
      note "a ""b"                               | !
      note "a \\"b\\" = c, (d): #e; \\\\ \\n"    | note "a \\"b\\" = c, (d): #e; \\\\ \\n"
      note été#1                                 | note été#1
      note "#1"                                  | note "#1"
      note 007 # a comment                       | note 007
      look DeepSnow TRUE                         | look deep-snow again=true
      build 1812/1811 1912/1911:("x y"),1811/1812:() | build 1811/1812 works=1811/1812:(),1911/1912:("x y")
      reckon 9223372036854775807 6/4 (1,2),(),(3) | reckon 9223372036854775807 part=3/2 numbers=(1,2),(),(3)
      reckon 0 1 ()                              | reckon 0 part=1 numbers=()
      count 10:clear,-2:deep-snow                | count -2:deep-snow,10:clear
      take-losses (0 to-limit=1)                 | take-losses (retreat=0 to-limit=1)
      take-losses (toLimit=1 retreat=0) (1 1),(2 2) | take-losses (retreat=0 to-limit=1) others=(retreat=1 to-limit=1),(retreat=2 to-limit=2)
      aim nobody                                 | aim nobody
      aim (Nobody) (crew), (hex 1911)            | aim nobody others=crew,(hex 1911)
      aim (all-but (hex at=1911) crew,nobody)    | aim (all-but (hex 1911) more=crew,nobody)
      wait () 1911                               | wait () where=1911
      """;

  /** A text, where it is wrong, and how the reason begins. */
  public static final String REFUSED =
      """
      mrach 1-bde 1913            | 0  | 'mrach' is no command; did you mean march?
      open                        | 0  | 'open' is no command; did you mean open-fire?
      fly                         | 0  | 'fly' is no command; known are aim, bear-hits, build, count, halt, look, march, note, open-fire, reckon, take-losses, wait
      march 1-bde ot=1913         | 12 | 'ot' is no key of 'march'; did you mean to?
      march 1-bde speed=3         | 12 | 'speed' is no key of 'march'; known are unit, to, via
      march 1-bde                 | 11 | 'march' lacks to=
      march                       | 5  | 'march' lacks unit=, to=
      march 1-bde to=             | 15 | expected a value, found the end of the text
      march 1-bde to= ; halt      | 16 | expected a value, found the end of the command
      march 1-bde to=via=         | 15 | expected a value, found the key 'via'
      march a to=1 via=2 3        | 19 | 'march' takes nothing more
      march to=1 a                | 11 | behind the first key every value needs its own
      march a to=1 to=2           | 13 | 'to' has its value already
      march a to=(1)              | 11 | expected a value, found '('
      march a to="1 2"            | 11 | not the id of a place: '1 2'
      march a 1 via=2,"3 4"       | 16 | not the id of a place: '3 4'
      march a 1 via=2,            | 16 | expected a value, found the end of the text
      march a 1)                  | 9  | expected the end of the command, found ')'
      march a:b 1                 | 7  | expected a value, found ':'
      halt now                    | 5  | 'halt' takes nothing more
      =                           | 0  | expected a command, found '='
      a=b                         | 0  | expected a command, found the key 'a'
      open-fire air-points=seven  | 21 | expected a whole number, found 'seven'
      open-fire air-points=07     | 21 | expected a whole number, found '07'
      open-fire air-points="7"    | 21 | expected a whole number, found '7'
      open-fire air-points=3000000000 | 21 | 3000000000 is out of range of 32 bits
      open-fire a,b,a 1           | 14 | "a" stands twice in a set
      bear-hits a:1,a:2           | 14 | 'a' has its value already
      bear-hits a                 | 11 | expected ':', found the end of the text
      bear-hits a:x               | 12 | expected a whole number, found 'x'
      look snow true              | 5  | 'snow' is no word for this; known are clear, deep-snow
      look clear maybe            | 11 | 'maybe' is no truth; known are false, true
      build 1811                  | 6  | expected a hexside such as 1811/1812, found '1811'
      build 1811/1812 1811:()     | 16 | expected a hexside such as 1811/1812, found '1811'
      build 1811/1811             | 6  | a hexside
      reckon 1 1/0                | 9  | a denominator is at least 1, not 0
      take-losses 0 1             | 12 | expected '(', found '0'
      take-losses (0)             | 14 | 'mix' lacks to-limit=
      take-losses (0 1            | 16 | expected ')', found the end of the text
      aim everybody               | 4  | 'everybody' is no word for this; known are all-but, crew, hex, nobody
      aim hex                     | 7  | 'hex' lacks at=
      aim (hex 1911               | 13 | expected ')', found the end of the text
      note "open                  | 5  | these quotes are not closed in their line
      note "\\x"                  | 5  | what stands in quotes is no JSON string
      note "\\ud83d"              | 5  | what stands in quotes is no JSON string
      note a'b                    | 6  | ' stands in quotes only
      note *                      | 5  | * stands in quotes only
      """;

  private SayTexts() {}
}
