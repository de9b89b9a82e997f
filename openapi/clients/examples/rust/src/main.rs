//! A bot that answers with anything legal, in a match against the house's bot:random. Words: origin, scenario.

use serde_json::{json, Value};
use std::{collections::BTreeMap, env, fs::File, io::Read, thread, time::Duration};
use umpire_client::{types, Error, Umpire};

const GAME: &str = "narvik";
const SEAT: &str = "allied";
const OTHER: &str = "german";

struct Bot {
    house: Umpire,
    sets: BTreeMap<String, Vec<String>>,
}

fn main() -> Result<(), Error> {
    let words: Vec<String> = env::args().collect();
    let house = sign_up(Umpire::new(words.get(1).map_or("http://127.0.0.1:8080", |it| it)))?;
    let places = house.read_map(GAME)?.map.sets.into_iter().map(|set| (set.name, set.places)).collect();
    Bot { house, sets: places }.play(words.get(2).map_or("first-shots", |it| it))
}

/// An account of its own, and a personal token: a secret that does not expire with a session.
fn sign_up(house: Umpire) -> Result<Umpire, Error> {
    let credentials = types::Credentials { name: format!("example-{}", &secret()[..12]), password: secret() };
    house.sign_up(&credentials)?;
    let session = house.with_token(&house.sign_in(&credentials)?.token);
    let scopes = vec!["match:read".to_string(), "match:play".to_string()];
    let asked = types::TokenRequest { name: "bot.rs".to_string(), scopes, ..Default::default() };
    Ok(session.with_token(&session.make_token(&asked)?.token))
}

impl Bot {
    fn play(&self, scenario: &str) -> Result<(), Error> {
        let seats = BTreeMap::from([(SEAT.to_string(), "open".to_string()), (OTHER.to_string(), "bot:random".to_string())]);
        let request = types::OpenRequest {
            game: GAME.to_string(), scenario: scenario.to_string(), seats: Some(seats), ..Default::default()
        };
        let game = self.house.open_match(&request)?;
        println!("match {}; its dice are committed to by {}", game.id, game.commitment);
        self.house.take_seat(&game.id, SEAT, &types::SeatRequest { salt: Some(secret()), ..Default::default() })?;
        let mut answers = 0;
        loop {
            let now = self.house.read_decision(&game.id)?;
            match now.decision {
                Some(asked) if now.status == "playing" && now.waiting_for.iter().any(|it| it == SEAT) => {
                    self.answer(&game.id, &asked)?;
                    answers += 1;
                }
                _ if now.status == "over" => break,
                _ => thread::sleep(Duration::from_millis(200)), // The other seat is asked, or a desk.
            }
        }
        let outcome = self.house.read_match(&game.id, None)?.outcome.unwrap_or_default();
        println!("over after {} answers: {}, won by {:?}", answers, outcome.level, outcome.winners);
        Ok(())
    }

    /// Sends any command that is offered; where another seat came first, something else is asked next.
    fn answer(&self, game: &str, asked: &types::OpenDecision) -> Result<(), Error> {
        let offer = &asked.offers[between(0, asked.offers.len() as i64 - 1) as usize];
        let mut command = json!({ "type": offer.r#type });
        for parameter in &offer.parameters {
            command[&parameter.name] = self.anything(&parameter.domain);
        }
        let order = types::Commands {
            command_id: secret(), decision: Some(asked.id), commands: Some(vec![command]), ..Default::default()
        };
        match self.house.command(game, &order, Some("wait=20")) {
            Err(Error::Refused { status: 409, .. }) => Ok(()),
            other => other.map(|_| ()),
        }
    }

    /// Any value of a domain. Every combination of values is legal, and nothing else is.
    fn anything(&self, domain: &types::Domain) -> Value {
        match domain {
            types::Domain::One(one) => json!(some(&one.values, 1)[0]),
            types::Domain::Some(all) => {
                json!(some(&all.values, between(all.min, all.max.min(all.values.len() as i64))))
            }
            types::Domain::Number(number) => json!(between(number.min, number.max)),
            types::Domain::Named(named) => json!(some(&self.sets[&named.set], 1)[0]),
            types::Domain::Shares(all) => {
                let mut given: BTreeMap<_, _> = all.shares.iter().map(|it| (it.value.clone(), it.least)).collect();
                let sum: i64 = given.values().sum();
                let room: Vec<String> = all.shares.iter()
                    .flat_map(|it| vec![it.value.clone(); (it.most - it.least) as usize]).collect();
                for value in some(&room, between((all.min - sum).max(0), (all.max - sum).min(room.len() as i64))) {
                    *given.get_mut(&value).expect("a share") += 1;
                }
                json!(given)
            }
            types::Domain::Unknown(later) => panic!("a domain of a later version: {}", later),
        }
    }
}

fn some<T: Clone>(values: &[T], count: i64) -> Vec<T> {
    let mut left = values.to_vec();
    (0..count).map(|_| left.swap_remove(between(0, left.len() as i64 - 1) as usize)).collect()
}

fn between(least: i64, most: i64) -> i64 {
    least + (u64::from_ne_bytes(random()) % (most - least + 1) as u64) as i64
}

fn secret() -> String {
    random::<16>().iter().map(|byte| format!("{:02x}", byte)).collect()
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    File::open("/dev/urandom").and_then(|mut it| it.read_exact(&mut bytes)).expect("random bytes");
    bytes
}
