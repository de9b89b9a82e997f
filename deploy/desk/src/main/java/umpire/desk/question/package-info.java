/** Kafka: questions of matches are answered. */
@NullMarked
package umpire.desk.question;

import org.jspecify.annotations.NullMarked;
