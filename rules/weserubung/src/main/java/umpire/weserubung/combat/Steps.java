package umpire.weserubung.combat;

/**
 * Where one condition goes under one salvo, and in how many falls.
 *
 * @param to numbers of conditions, each once
 * @param falls as many, each at least 1; together ten to the power of the salvo's dice
 */
@SuppressWarnings("ArrayRecordComponent") // made by the ten thousand, compared by nobody
record Steps(int[] to, long[] falls) {}
