-- Ends of rated matches, as match.events told them: everything about ratings follows from these rows.
create table rating_match (
  match     text        primary key,                -- counted once, however often its end is told
  game      text        not null,
  scenario  text        not null,
  ended_at  timestamptz not null,                   -- says in which period it counts
  seats     text[]      not null,                   -- in the scenario's order, as are accounts and scores
  accounts  text[]      not null,
  scores    float8[]    not null                    -- 0 to 1
);
create index rating_match_period on rating_match (game, ended_at);
create index rating_match_scenario on rating_match (game, scenario, ended_at);

-- The rating of a player after each period of play, by pool: a game, or a scenario of it by sides.
create table rating_point (
  pool        text    not null,
  player      text    not null,
  period      bigint  not null,                     -- weeks since 1970-01-05
  rating      float8  not null,
  deviation   float8  not null,
  volatility  float8  not null,
  games       integer not null,                     -- of the period
  primary key (pool, player, period)
);
create index rating_point_player on rating_point (player);
