/** Land combat: brief, report, and one class per part of chapter 15. */
@NullMarked
package umpire.narvik.combat;

import org.jspecify.annotations.NullMarked;
