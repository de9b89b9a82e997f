-- Bots of other owners announce themselves too, each under its account; what clocks a bot plays by, and how many
-- matches it plays at once against one opponent.
alter table bot add column account text;
update bot set account = 'bot:' || name;
alter table bot alter column account set not null;
alter table bot drop constraint bot_pkey;
alter table bot add primary key (account);
alter table bot add column clocks text[] not null default '{}';        -- none for all
alter table bot add column per_opponent integer not null default 0;    -- 0: as many as it plays at all
