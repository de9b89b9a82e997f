/** What is made from the contracts: renderings, comparisons, clients. It knows documents alone. */
@NullMarked
package umpire.openapi;

import org.jspecify.annotations.NullMarked;
