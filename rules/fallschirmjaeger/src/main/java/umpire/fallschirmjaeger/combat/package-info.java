/** The combat adjudicator's face: five briefs, their dice and their odds. */
@NullMarked
package umpire.fallschirmjaeger.combat;

import org.jspecify.annotations.NullMarked;
