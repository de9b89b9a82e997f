/** JSON of records and sealed families, packs read into records, the envelope of our messages. */
@NullMarked
package umpire.wire;

import org.jspecify.annotations.NullMarked;
