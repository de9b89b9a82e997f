//! A host: opens a Swiss of two rounds for the bots of the house, closes each round when its boards are over, or after
//! so many seconds by draws, and prints the standings. Words: origin, seconds.

use std::{env, fs::File, io::Read, thread, time::{Duration, Instant}};
use umpire_client::{types, Error, Umpire};

const ROUNDS: i64 = 2;
const BOTS: [&str; 3] = ["bot:random", "bot:greedy", "bot:greedy-2"];

fn main() -> Result<(), Error> {
    let words: Vec<String> = env::args().collect();
    let house = sign_up(Umpire::new(words.get(1).map_or("http://127.0.0.1:8080", |it| it)))?;
    let seconds = words.get(2).map_or(600, |it| it.parse().expect("seconds"));
    host(&house, Duration::from_secs(seconds))
}

/// An account of its own, and a personal token: a secret that does not expire with a session.
fn sign_up(house: Umpire) -> Result<Umpire, Error> {
    let credentials = types::Credentials { name: format!("example-{}", &secret()[..12]), password: secret() };
    house.sign_up(&credentials)?;
    let session = house.with_token(&house.sign_in(&credentials)?.token);
    let scopes = vec!["tournament:host".to_string()];
    let asked = types::TokenRequest { name: "host.rs".to_string(), scopes, ..Default::default() };
    Ok(session.with_token(&session.make_token(&asked)?.token))
}

fn host(house: &Umpire, patience: Duration) -> Result<(), Error> {
    let format = types::FormatForm { r#type: "swiss".to_string(), rounds: Some(ROUNDS), ..Default::default() };
    let plan = types::TournamentRequest {
        name: "A Swiss of host.rs".to_string(), game: "narvik".to_string(), scenario: "first-shots".to_string(),
        format, next_round: Some("by-hand".to_string()), ..Default::default()
    };
    let id = house.make_tournament(&plan)?.id;
    lead(house, &id, "registration")?;
    for bot in BOTS {
        house.enter_tournament(&id, &types::EntrantRequest { account: Some(bot.to_string()), ..Default::default() })?;
    }
    lead(house, &id, "running")?; // This begins round 1.
    for round in 1..=ROUNDS {
        if round > 1 {
            // Sent again, it is the same round.
            let next = types::RoundRequest { id: Some(format!("round {}", round)), ..Default::default() };
            house.open_round(&id, &next)?;
        }
        close(house, &id, round, patience)?;
        println!("round {} of tournament {} is over", round, id);
    }
    lead(house, &id, "finished")?;
    for line in house.read_standings(&id)?.lines {
        println!("{}, {}: {}", line.rank, line.name, line.values.join(", "));
    }
    Ok(())
}

fn lead(house: &Umpire, id: &str, status: &str) -> Result<(), Error> {
    house.lead_tournament(id, &types::StatusRequest { status: status.to_string() }).map(|_| ())
}

/// Waits for the results of a round; what has none in time is a draw.
fn close(house: &Umpire, id: &str, round: i64, patience: Duration) -> Result<(), Error> {
    let late = Instant::now() + patience;
    loop {
        let boards = house.read_round(id, round)?.boards;
        let missing: Vec<i64> = boards.iter().filter(|it| it.result.is_none()).map(|it| it.number).collect();
        if missing.is_empty() || Instant::now() >= late {
            let draw = types::ResultRequest {
                points: vec![0.5, 0.5], how: "adjudicated".to_string(), reason: "It was not over in time.".to_string(),
            };
            return missing.iter().try_for_each(|board| house.decide_board(*board, id, round, &draw));
        }
        thread::sleep(Duration::from_secs(2));
    }
}

fn secret() -> String {
    let mut bytes = [0; 16];
    File::open("/dev/urandom").and_then(|mut it| it.read_exact(&mut bytes)).expect("random bytes");
    bytes.iter().map(|byte| format!("{:02x}", byte)).collect()
}
