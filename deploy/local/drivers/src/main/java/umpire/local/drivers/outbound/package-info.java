/** What the installation calls by itself, as stand-ins receive it: webhooks, and Discord. */
@NullMarked
package umpire.local.drivers.outbound;

import org.jspecify.annotations.NullMarked;
