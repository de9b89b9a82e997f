package umpire.local.drivers.leaks;

import java.util.List;

/**
 * What an installation sends to a viewer by itself, outside of any connection that the viewer
 * opened.
 */
public interface UnpromptedMessages extends AutoCloseable {
  /** Where an installation sends nothing by itself. */
  UnpromptedMessages NONE =
      new UnpromptedMessages() {
        @Override
        public void look(String when) {}

        @Override
        public void await(String part) {}

        @Override
        public void settle() {}

        @Override
        public List<String> received() {
          return List.of();
        }

        @Override
        public void close() {}
      };

  /** Asks whatever has to be asked there, under this name. */
  void look(String when);

  /** Waits until a message with this text came. */
  void await(String part);

  /** Waits until all is there that comes only after a while. */
  void settle();

  /** All that came so far, in order: what it came by, its headers, its body. */
  List<String> received();

  @Override
  void close();
}
