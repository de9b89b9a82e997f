package umpire.fallschirmjaeger.model.why;

import umpire.kernel.citation.Reason;

/** The reasons of findings; their words stand in messages_en.properties. */
public sealed interface Why extends Reason
    permits PlayWhy, AirWhy, FireWhy, TerrainWhy, CombatWhy, SupplyWhy, PeopleWhy, VictoryWhy {}
