-- The scope tournament:host is withdrawn: no route asked for it. A token that had nothing else opened nothing.
delete from personal_token where scopes = 'tournament:host';
update personal_token
set scopes = btrim(replace(' ' || scopes || ' ', ' tournament:host ', ' '))
where ' ' || scopes || ' ' like '% tournament:host %';
