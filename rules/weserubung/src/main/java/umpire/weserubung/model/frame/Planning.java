package umpire.weserubung.model.frame;

/** 10.2-1: an offensive that is being declared. */
public record Planning(Plan plan) implements DraftFrame {}
