/** What reference opponents think worth doing; no rules. */
@NullMarked
package umpire.fallschirmjaeger.valuation;

import org.jspecify.annotations.NullMarked;
