@NullMarked
package umpire.desk.question;

import org.jspecify.annotations.NullMarked;
