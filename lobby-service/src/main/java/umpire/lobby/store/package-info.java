/**
 * What needs tables of several of the packages below: the accounts that an owner has and retires.
 */
@NullMarked
package umpire.lobby.store;

import org.jspecify.annotations.NullMarked;
