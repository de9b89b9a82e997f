/** What services send to each other over Kafka. */
@NullMarked
package umpire.wire.message;

import org.jspecify.annotations.NullMarked;
