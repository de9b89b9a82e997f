/** What a reference opponent thinks worth doing; no rules, and nothing in them asks for it. */
@NullMarked
package umpire.weserubung.valuation;

import org.jspecify.annotations.NullMarked;
